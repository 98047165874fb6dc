/**
 * The flags of Node that limit the heap of the shop server, in MB. The live objects take 60 MB. Without these flags, V8 derives its limits from
 * the memory of the machine: with 24 GB the process takes twice as much, most of it garbage.
 */
export const heapFlags: readonly string[] = ['--max-semi-space-size=16', '--max-old-space-size=256'];
