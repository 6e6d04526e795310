import { browser } from './browser.ts'
import { calls } from './calls.ts'
import { cart } from './cart.ts'
import { frame } from './frame.ts'
import type { Mutation } from './mutation.ts'
import { navigation } from './navigation.ts'
import { rules } from './rules.ts'
import { schema } from './schema.ts'
import { site } from './site.ts'

/** Every way to break a statement that the project keeps. */
export const mutations: readonly Mutation[] = [
  ...rules,
  ...calls,
  ...schema,
  ...cart,
  ...navigation,
  ...site,
  ...frame,
  ...browser,
]
