import { z } from 'zod'

/** Apps of the company, by the names that phones know them by. */
export const appKeys = z.strictObject({
  android: z
    .strictObject({
      package: z
        .string()
        .max(200)
        .regex(/^\w+(\.\w+)+$/, 'must be the name of a package, such as com.example.shop')
        .describe('The name of its package.'),
      fingerprints: z
        .array(
          z
            .string()
            .regex(
              /^[\dA-F]{2}(:[\dA-F]{2}){31}$/,
              'must be 32 pairs of hexadecimal digits with ":" between them',
            ),
        )
        .min(1)
        .max(5)
        .describe('SHA-256 of the certificates that it is signed with.'),
    })
    .optional()
    .describe('The app for Android.'),
  ios: z
    .string()
    .max(200)
    .regex(/^[A-Z\d]{10}(\.[\w-]+)+$/, 'must be the team and the bundle, such as ABCDE12345.com.example.shop')
    .optional()
    .describe('The app for iOS: its team and its bundle, such as "ABCDE12345.com.example.shop".'),
})
