import path from 'node:path'
import sharp from 'sharp'
import type { CSSOptions, Plugin } from 'vite'
import { companyFolder } from '../server/setup/fingerprint.mjs'
import { company } from './company.ts'
import * as consents from './consents.ts'
import * as constants from './constants.ts'
import * as home from './home.ts'
import { applyLook } from './look/applyLook.ts'
import { applyType } from './look/applyType.ts'
import { cutFonts } from './look/cutFonts.ts'
import { drawIcons } from './look/drawIcons.ts'
import { drawPlanPage } from './look/drawPlanPage.ts'
import type { Fonts } from './look/fonts.ts'
import { PLAN_PAGE_FILE } from './look/index.ts'
import { inlineSizes } from './look/inlineSizes.ts'
import { logoFiles } from './look/logoFiles.ts'
import { undrawable } from './look/undrawable.ts'
import { moneyOf } from './money.ts'
import * as norms from './norms.ts'
import * as order from './order.ts'
import * as pages from './pages.ts'
import * as phone from './phone.ts'
import { badFolder } from './read.ts'
import { lettersOf } from './texts/letters.ts'
import { companyTexts } from './texts/topics.ts'

const SVG = { operation: ['VipsForeignLoadSvgBuffer'] }

const modules = { consents, constants, home, norms, order, pages, phone }

/** In pages and in the worker the constants of the company are written where they are used: no file is read, no byte requested. */
export function companyConstants(): Plugin[] {
  const code = Object.entries(modules).map(
    ([name, values]) => [`/company/${name}.ts`, written(values)] as const,
  )
  const plugin: Plugin = {
    name: 'company-constants',
    enforce: 'pre',
    load: {
      filter: { id: /\/company\/(consents|constants|home|norms|order|pages|phone)\.ts$/ },
      handler: (id) => code.find(([file]) => id.endsWith(file))?.[1],
    },
  }
  return [plugin, companyTexts()]
}

/** The company's logo, icons and share picture, as files of the shop. */
export function companyFiles(): Plugin {
  const { pictures, palettes } = company.look
  const allFiles = async () => {
    const { 'no-photo.svg': noPhoto } = pictures
    const own = noPhoto ? [['no-photo.svg', noPhoto] as const] : []
    return new Map([
      ...(await drawIcons(pictures, palettes.light)),
      ...logoFiles(pictures).files,
      [PLAN_PAGE_FILE, await drawPlanPage(pictures, palettes.light)],
      ...own,
    ])
  }
  return {
    name: 'company-files',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      for (const [fileName, source] of await allFiles()) this.emitFile({ type: 'asset', fileName, source })
    },
    async configureServer({ middlewares }) {
      // As the build does, before it draws.
      const mistakes = await undrawable(pictures)
      if (mistakes.length > 0) throw badFolder(companyFolder(), mistakes)
      // The server in this process refuses SVG: those of services are programs. These are the company's own.
      sharp.unblock(SVG)
      const files = await allFiles()
      sharp.block(SVG)
      middlewares.use((request, response, next) => {
        const name = request.url?.slice(1) ?? ''
        const file = files.get(name)
        if (!file) return next()
        response.setHeader('content-type', TYPES[path.extname(name)] ?? 'application/octet-stream')
        response.end(file)
      })
    },
  }
}

const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
}

/** The shop's sizes, and the company's colours, shapes and fonts, written into the style sheets by the build. */
export async function companyStyles(): Promise<CSSOptions> {
  const { tokens, type } = company.look
  const fonts = company.look.fonts && { ...company.look.fonts, sheet: await cutSheet(company.look.fonts) }
  const hasType = fonts !== null || Object.keys(type).length > 0
  const own = [...(tokens ? [applyLook(tokens)] : []), ...(hasType ? [applyType({ fonts, type })] : [])]
  return { postcss: { plugins: [inlineSizes(), ...own] } }
}

/** The sheet of the company's fonts, cut to the letters of its language and its name. */
async function cutSheet(fonts: Fonts): Promise<string> {
  const { before, after } = moneyOf(company.locale, company.currency)
  const own = [company.name, ...Object.values(company.ownTexts), before, after]
  const { sheet, said } = await cutFonts(fonts, lettersOf(company.language) + own.join(''))
  for (const line of said) console.log(`fonts/${line}`)
  return sheet
}

function written(values: object): string {
  const lines = Object.entries(values).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)}`,
  )
  return lines.join('\n')
}
