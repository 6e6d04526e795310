/**
 * A copy that holds no more memory than its bytes: small buffers, those of zlib too, share blocks of 64 KiB, and one of them that is
 * kept keeps all of its block.
 */
export function copyOffPool(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.byteLength)
  bytes.copy(own)
  return own
}
