import { texts } from '#company/texts/index.ts'

/** How the company asks for a field, as props of it; `optionalText` is what stands after its name where it need not be filled in. */
export function asked(
  how: 'required' | 'optional' | 'absent',
  optionalText: string = texts.form.optional,
): { required?: true; optionalText?: string } {
  return how === 'required' ? { required: true } : { optionalText }
}
