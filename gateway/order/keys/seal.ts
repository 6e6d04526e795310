import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encrypts an order with the idempotency key, which only its client knows: a reader of the store learns nothing of it. */
export function seal(key: string, order: object): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, secretOf(key), nonce)
  const text = Buffer.concat([cipher.update(JSON.stringify(order), 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64')
}

/** The order; null for what this key did not seal. */
export function unseal(key: string, sealed: string): unknown {
  const bytes = Buffer.from(sealed, 'base64')
  try {
    const cipher = createDecipheriv(CIPHER, secretOf(key), bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    })
    cipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    const text = Buffer.concat([cipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), cipher.final()])
    return JSON.parse(text.toString('utf8'))
  } catch {
    return null
  }
}

function secretOf(key: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', key, '', 'order', 32))
}
