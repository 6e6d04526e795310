import fc from 'fast-check'

/** Texts that have broken programs: of every context that a shop puts texts into. */
export const HOSTILE = [
  ...['', ' ', '0', '-1', '1e999', 'NaN', '1.5', '101', 'стул', 'stul-kyavari-zoloto', '2026-12-12', '🪑'],
  ...[
    '__proto__',
    'constructor',
    'toString',
    '../../v2/settings',
    '..\\..\\x',
    '%2e%2e%2f',
    '%252e',
    '%',
    '%E0%A4%A',
  ],
  ...[
    '\u0000',
    '\r\nset-cookie: a=1',
    '\u202Eabc',
    '\uD800',
    '"',
    "' OR 1=1 --",
    'NEAR(',
    '*',
    '"a',
    '<script>alert(1)</script>',
  ],
  ...[
    '"><img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '{{7*7}}',
    '</script><script>alert(1)</script>',
    '//evil.example',
  ],
  ...['x'.repeat(3000), 'ё'.repeat(500), '<b>'.repeat(300), '['.repeat(500), '(a+)+$'.repeat(50)],
]

/** A hostile text, or any. */
export const anyText = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary', maxLength: 60 }))

/** Any JSON, with hostile texts in it. */
export const anyJson = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  anyText,
  fc.array(anyText, { maxLength: 200 }),
  fc.dictionary(anyText, fc.oneof(anyText, fc.double(), fc.boolean()), { maxKeys: 10 }),
  fc.integer({ min: 1, max: 3000 }).map((length) => Array.from({ length }, () => ({}))),
)
