// How details say what a thing measures: their names, as the gateway reads them, and the units of their values.
export const all = /^(?:размеры?|габариты)$/
export const width = /^ширина$/
export const depth = /^глубина$/
export const length = /^длина$/
export const height = /^высота$/
export const diameter = /^диаметр$/
export const floor = /^место на полу$/
export const noFloor = /^не занимает$/
export const millimetres = /^(?:мм|mm)$/
export const centimetres = /^(?:см|cm)$/
export const metres = /^(?:м|m)$/
export const squareMetres = /^(?:м|m)[²2]$/
