import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';

/**
 * The secret that signs access tokens: the setting, else one kept in DATA_DIR, made on first use and
 * readable by its owner only.
 */
export async function tokenSecretOf(config: Pick<Config, 'tokenSecret' | 'dataDir'>): Promise<string> {
  return config.tokenSecret ?? keptSecret(config.dataDir, 'secret');
}

/** The key that encrypts the secrets of shops: the setting, else one stored in DATA_DIR like the other. */
export async function secretsKeyOf(config: Pick<Config, 'secretsKey' | 'dataDir'>): Promise<string> {
  return config.secretsKey ?? keptSecret(config.dataDir, 'secrets-key');
}

async function keptSecret(dataDir: string, name: string): Promise<string> {
  const file = join(dataDir, name);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  try {
    const secret = randomBytes(32).toString('base64url');
    await writeFile(file, secret, { mode: 0o600, flag: 'wx' });
    return secret;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const kept = (await readFile(file, 'utf8')).trim();
  if (kept.length < 32) throw new Error(`${file} holds no usable secret; delete it and start again.`);
  return kept;
}
