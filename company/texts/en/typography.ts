// Which spaces of a line do not break.
export const shortWords = 'a an the of to in on at by'

/** What belongs to the number before it: “2.5 kg”, “4 items”, “16 A”. */
export const unit = /^(?:\p{Ll}|(?:W|V|A|K|Hz|\p{Sc}|%)(?!\p{L}))/u
