/** Thrown for arguments or a file that a command does not understand. */
export class UsageError extends Error {}
