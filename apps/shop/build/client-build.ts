import type { ConfigEnv, UserConfig } from 'vite';

/** `apply` of a plugin for the build for browsers alone: not for the development server, nor for the build for the server. */
export const inClientBuild = (_config: UserConfig, { command, isSsrBuild }: ConfigEnv) =>
  command === 'build' && !isSsrBuild;
