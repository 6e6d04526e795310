// Which spaces of a line do not break.
export const shortWords = 'а без в во да для до же за и из или к ко на над не ни но о об от по под при с со у'

/** Units and nouns that belong to the number before them: «2,5 кг», «4 предмета», «16 А». */
export const unit = /^(?:\p{Ll}|(?:Вт|В|А|К|Гц|\p{Sc}|%)(?!\p{L}))/u
