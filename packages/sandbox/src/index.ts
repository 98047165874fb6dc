export { createSandbox, type Sandbox, type SandboxOptions } from './create-sandbox.ts';
