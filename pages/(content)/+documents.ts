import { TEXT_PAGES } from './textPages.ts'

export default Object.keys(TEXT_PAGES)
