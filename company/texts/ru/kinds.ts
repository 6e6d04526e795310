/** The noun of a product’s name: the first word that is no adjective. «Тепловая пушка дизельная» is a «пушка». */
export const noun = /^[^\p{L}]*(?:\p{L}+(?:[ыо]й|ий|[ая]я(?:ся)?|[ое]е|ые|[^н]ие)\s+)*(\p{L}+)/u
