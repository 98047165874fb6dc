export { PortTakenError, type RunningSandbox, type StartOptions, startSandbox } from './start-sandbox.ts';
