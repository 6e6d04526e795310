import { bring } from './debian.mjs'

/** Whether nginx is there, or could be brought where packages can be installed. */
export function findNginx() {
  return bring('nginx', 'nginx-light', '-v')
}
