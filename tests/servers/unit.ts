import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Figure, none } from '../support/table.ts'

/** What systemd finds wrong with the unit of docs/deploy, where there is a systemd; only the place of the project is another. */
export function checkUnit(folder: string): Figure[] {
  const name = 'systemd-analyze verify'
  if (spawnSync('systemd-analyze', ['--version']).status !== 0)
    return [{ name, value: 'no systemd', bound: 'not run', isMet: true }]
  const unit = path.join(folder, 'sutki@3001.service')
  writeFileSync(
    unit,
    readFileSync('docs/deploy/sutki@.service', 'utf8').replaceAll('/opt/sutki', path.resolve('.')),
  )
  const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' })
  const said = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('sutki'))
  return [none(name, status === 0 ? said : [`ended with ${status}`, ...said])]
}
