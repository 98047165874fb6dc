/**
 * The flags of Node that bound the heap of the shop server, in MB. The live heap takes 60 MB. Without them, V8 follows the memory of the machine:
 * with 24 GB the process takes twice as much, most of it garbage.
 */
export const heapFlags: readonly string[] = ['--max-semi-space-size=16', '--max-old-space-size=256'];
