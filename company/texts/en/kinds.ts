/** The noun of a product’s name: the last word before its details. “Fan heater, 20 kW” is a “heater”, “Weight for tents” a “weight”. */
export const noun = /(\p{L}+)[^\p{L}\d,(]*(?:[\d,(]|$|\s(?:and|for|from|in|of|on|to|with|without)\s)/u
