/**
 * SHA-256 of the program in the packages that the package `node` of this version downloads by itself: package-lock.json has no
 * integrity for them. Other platforms are not verified.
 */
export const NODE_HASHES = {
  version: '24.21.0',
  /** @type {Record<string, string>} */
  sha256: {
    'linux-x64': '7fde7b8afa198da66257f42ee2001d874c7355631e6d1579a5fb5ef1f246df4c',
    'linux-arm64': '0f8949d1028f6d61506b2d5bc57e7e6fe893d7b1997509b7847294fc9c616584',
  },
}
