import { shapeType } from '../context/shapeType.ts'
import {
  advantageCard,
  footer,
  header,
  navigationLink,
  phone,
  socialLink,
  specialButton,
  workingWithUs,
} from '../rest/shapes/settings.ts'

const NavigationLinkRef = shapeType(
  'NavigationLink',
  navigationLink,
  'A link of the site’s navigation. Links without title or with an unsafe URL are omitted.',
  {
    title: 'Text of the link, in the shop’s language.',
    url: 'A path of the site such as `/catalog`, or an http(s), mailto or tel URL.',
  },
)

const SettingsPhoneRef = shapeType('SettingsPhone', phone, 'The phone entry of the header.', {
  caption: 'Words beside the number, in the shop’s language.',
  link: 'URL to call, `tel:…`.',
  number: 'The number as people read it.',
})

const SocialLinkRef = shapeType('SocialLink', socialLink, 'A page of the company in a social network.', {
  name: 'Name of an icon, for example `vk`.',
  title: 'Name of the network for people.',
  url: 'Absolute URL of the page.',
})

const SpecialButtonRef = shapeType(
  'SpecialButton',
  specialButton,
  'A special button of the footer: it opens a URL or runs an action.',
  {
    title: 'Text of the button, in the shop’s language.',
    action: 'Name of an action of the storefront; null when the button only opens `url`.',
    url: 'URL of the button.',
    style: 'Name of a style of the storefront.',
  },
)

const AdvantageCardRef = shapeType('AdvantageCard', advantageCard, 'A card of the “working with us” block.', {
  icon: 'Conditional name of an icon.',
  title: 'The advantage in a few words, in the shop’s language.',
  description: 'A sentence or two about it, plain text in the shop’s language.',
  url: 'URL of the card; null: the card is no link.',
})

export const SettingsHeaderRef = shapeType(
  'SettingsHeader',
  header,
  'Content of the header: `header` of the settings.',
  {
    navigation: [NavigationLinkRef, 'Links of the main menu, in order.'],
    phone: [SettingsPhoneRef, 'The phone entry; null when there is none.'],
    workingHours: 'Working hours in words, in the shop’s language.',
  },
)

export const SettingsFooterRef = shapeType(
  'SettingsFooter',
  footer,
  'Content of the footer: `footer` of the settings.',
  {
    address: 'Postal address in words, in the shop’s language.',
    description: 'A sentence about the company, in the shop’s language.',
    topLinks: [NavigationLinkRef, 'Links of the upper row.'],
    bottomLinks: [NavigationLinkRef, 'Links of the lower row: policies, offer.'],
    socials: [SocialLinkRef, 'Pages in social networks.'],
    specialButtons: [SpecialButtonRef, 'Special buttons, in order.'],
    copyright: 'The copyright line.',
  },
)

export const WorkingWithUsRef = shapeType(
  'WorkingWithUs',
  workingWithUs,
  'The “working with us” block that pages share: `workingWithUs` of the settings.',
  {
    title: 'Title of the block, in the shop’s language.',
    cards: [AdvantageCardRef, 'Its cards, in order; empty: show no block.'],
  },
)
