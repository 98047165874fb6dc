import { BlockList, isIP } from 'node:net';
import { parse } from 'pg-connection-string';
import { IDENTITY_TOOLKIT_URL } from './auth/revocation.ts';
import { GOOGLE_JWKS_URL } from './auth/token-verifier.ts';

/** The variables that decide who can sign in, and which database and storefront the backend uses. */
export interface IdentityVariables {
  readonly ALLOW_SANDBOX_IDENTITY: boolean;
  readonly BACKEND_HOST: string;
  readonly DATABASE_URL?: string | undefined;
  readonly FIREBASE_JWKS_URL: string;
  readonly IDENTITY_TOOLKIT_URL: string;
  readonly FIREBASE_AUTH_EMULATOR_HOST?: string | undefined;
  readonly STOREFRONT_URL: string;
  readonly PGHOST?: string | undefined;
}

/** A variable that contradicts the identity in use. `problem` follows the variable's name. */
export interface IdentityProblem {
  readonly name: string;
  readonly problem: string;
}

/**
 * Returns the first variable that would let strangers sign in, or null. Anybody can forge unsigned tokens and get tokens of the sandbox, so
 * both need ALLOW_SANDBOX_IDENTITY. With it, the backend may listen on loopback only, and its database and storefront must be on this machine.
 */
export function findIdentityProblem(variables: IdentityVariables): IdentityProblem | null {
  if (!variables.ALLOW_SANDBOX_IDENTITY) {
    if (variables.FIREBASE_AUTH_EMULATOR_HOST !== undefined)
      return {
        name: 'FIREBASE_AUTH_EMULATOR_HOST',
        problem:
          'makes the backend accept unsigned tokens, which anybody can forge. Remove it, or set ALLOW_SANDBOX_IDENTITY=true for development',
      };
    if (variables.FIREBASE_JWKS_URL !== GOOGLE_JWKS_URL)
      return {
        name: 'FIREBASE_JWKS_URL',
        problem:
          "names other signing keys than Google's. Remove it, or set ALLOW_SANDBOX_IDENTITY=true for development",
      };
    if (variables.IDENTITY_TOOLKIT_URL !== IDENTITY_TOOLKIT_URL)
      return {
        name: 'IDENTITY_TOOLKIT_URL',
        problem:
          "would get the shoppers' tokens and is not Google's. Remove it, or set ALLOW_SANDBOX_IDENTITY=true for development",
      };
    return null;
  }
  if (!isLoopback(variables.BACKEND_HOST))
    return {
      name: 'BACKEND_HOST',
      problem:
        'must be a loopback address while ALLOW_SANDBOX_IDENTITY is set: anybody who reaches the backend could sign in as anybody',
    };
  if (variables.DATABASE_URL !== undefined && !isLocalDatabase(variables.DATABASE_URL, variables.PGHOST))
    return {
      name: 'DATABASE_URL',
      problem:
        'must name a database on this machine while ALLOW_SANDBOX_IDENTITY is set. Use a real Firebase project (FIREBASE_PROJECT_ID) with a real database',
    };
  if (!isLoopback(new URL(variables.STOREFRONT_URL).hostname))
    return {
      name: 'STOREFRONT_URL',
      problem:
        'must name a storefront on this machine while ALLOW_SANDBOX_IDENTITY is set. Use a real Firebase project (FIREBASE_PROJECT_ID) with a real storefront',
    };
  return null;
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Returns whether a host name or address is this machine's loopback interface. */
function isLoopback(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, '$1');
  const version = isIP(address);
  if (version === 0) return address.toLowerCase() === 'localhost';
  return loopback.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/** Returns whether a Postgres URL leads to this machine: a loopback address or a Unix socket. */
function isLocalDatabase(url: string, defaultHost = 'localhost'): boolean {
  const host = parse(url).host || defaultHost;
  return host.startsWith('/') || isLoopback(host);
}
