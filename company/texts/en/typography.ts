// Which spaces of a line do not break.
export const shortWords = 'a an the of to in on at by'

/** Units and nouns that belong to the number before them: “2.5 kg”, “4 items”, “16 A”. */
export const unit = /^(?:\p{Ll}|(?:W|V|A|K|Hz|\p{Sc}|%)(?!\p{L}))/u
