// How details say what a thing measures: their names, as the gateway reads them, and the units of their values.
export const all = /^(?:size|dimensions)$/
export const width = /^width$/
export const depth = /^depth$/
export const length = /^length$/
export const height = /^height$/
export const diameter = /^diameter$/
export const floor = /^floor space$/
export const noFloor = /^none$/
export const millimetres = /^mm$/
export const centimetres = /^cm$/
export const metres = /^m$/
export const squareMetres = /^m[²2]$/
