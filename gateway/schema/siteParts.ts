import { builder } from '../context/builder.ts'
import type {
  AdvantageCard,
  NavigationLink,
  SettingsFooter,
  SettingsHeader,
  SettingsPhone,
  SocialLink,
  SpecialButton,
  WorkingWithUs,
} from '../rest/shapes/settings.ts'

const NavigationLinkRef = builder.objectRef<NavigationLink>('NavigationLink').implement({
  description: 'A link of the site’s navigation. A link without title or with an unsafe URL is left out.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'Text of the link, in Russian.' }),
    url: t.exposeString('url', {
      description: 'A path of the site such as `/catalog`, or an http(s), mailto or tel URL.',
    }),
  }),
})

const SettingsPhoneRef = builder.objectRef<SettingsPhone>('SettingsPhone').implement({
  description: 'The phone entry of the header.',
  fields: (t) => ({
    caption: t.exposeString('caption', {
      nullable: true,
      description: 'Words beside the number, in Russian.',
    }),
    link: t.exposeString('link', { nullable: true, description: 'URL to call, `tel:…`.' }),
    number: t.exposeString('number', { nullable: true, description: 'The number as people read it.' }),
  }),
})

const SocialLinkRef = builder.objectRef<SocialLink>('SocialLink').implement({
  description: 'A page of the company in a social network.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of an icon, for example `vk`.' }),
    title: t.exposeString('title', { description: 'Name of the network for people.' }),
    url: t.exposeString('url', { description: 'Absolute URL of the page.' }),
  }),
})

const SpecialButtonRef = builder.objectRef<SpecialButton>('SpecialButton').implement({
  description: 'A special button of the footer: it leads somewhere or does something.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'Text of the button, in Russian.' }),
    action: t.exposeString('action', {
      nullable: true,
      description: 'What it does, a name that the storefront knows; null when it only leads to `url`.',
    }),
    url: t.exposeString('url', { nullable: true, description: 'Where it leads.' }),
    style: t.exposeString('style', {
      nullable: true,
      description: 'How it looks, a name that the storefront knows.',
    }),
  }),
})

const AdvantageCardRef = builder.objectRef<AdvantageCard>('AdvantageCard').implement({
  description: 'A card of the “working with us” block.',
  fields: (t) => ({
    icon: t.exposeString('icon', { nullable: true, description: 'Conditional name of an icon.' }),
    title: t.exposeString('title', { description: 'The advantage in a few words, in Russian.' }),
    description: t.exposeString('description', {
      nullable: true,
      description: 'A sentence or two about it, plain text in Russian.',
    }),
    url: t.exposeString('url', { nullable: true, description: 'Where the card leads; null: nowhere.' }),
  }),
})

/** The header's content. */
export const SettingsHeaderRef = builder.objectRef<SettingsHeader>('SettingsHeader').implement({
  description: 'What the header shows: `header` of the settings.',
  fields: (t) => ({
    navigation: t.expose('navigation', {
      type: [NavigationLinkRef],
      description: 'Links of the main menu, in order.',
    }),
    phone: t.expose('phone', {
      type: SettingsPhoneRef,
      nullable: true,
      description: 'The phone entry; null when there is none.',
    }),
    workingHours: t.exposeString('workingHours', {
      nullable: true,
      description: 'Working hours in words, in Russian.',
    }),
  }),
})

/** The footer's content. */
export const SettingsFooterRef = builder.objectRef<SettingsFooter>('SettingsFooter').implement({
  description: 'What the footer shows: `footer` of the settings.',
  fields: (t) => ({
    address: t.exposeString('address', {
      nullable: true,
      description: 'Postal address in words, in Russian.',
    }),
    description: t.exposeString('description', {
      nullable: true,
      description: 'A sentence about the company, in Russian.',
    }),
    topLinks: t.expose('topLinks', { type: [NavigationLinkRef], description: 'Links of the upper row.' }),
    bottomLinks: t.expose('bottomLinks', {
      type: [NavigationLinkRef],
      description: 'Links of the lower row: policies, offer.',
    }),
    socials: t.expose('socials', { type: [SocialLinkRef], description: 'Pages in social networks.' }),
    specialButtons: t.expose('specialButtons', {
      type: [SpecialButtonRef],
      description: 'Special buttons, in order.',
    }),
    copyright: t.exposeString('copyright', { nullable: true, description: 'The copyright line.' }),
  }),
})

/** The block of advantages. */
export const WorkingWithUsRef = builder.objectRef<WorkingWithUs>('WorkingWithUs').implement({
  description: 'The “working with us” block that pages share: `workingWithUs` of the settings.',
  fields: (t) => ({
    title: t.exposeString('title', { nullable: true, description: 'Title of the block, in Russian.' }),
    cards: t.expose('cards', {
      type: [AdvantageCardRef],
      description: 'Its cards, in order; empty: show no block.',
    }),
  }),
})
