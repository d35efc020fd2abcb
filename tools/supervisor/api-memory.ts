/**
 * How Node runs the API and its worker: with a heap several times what they need, and a quarter of the young generation that V8
 * would take on a large machine, which costs no processor time (docs/performance). Left alone, V8 lets garbage lie where
 * there is much memory, up to 190 MB of it during one export of the whole shop; and whoever plans a
 * container wants to know what it needs at most. The image says the same (docker/Dockerfile).
 */
export const apiMemory = ['--max-old-space-size=256', '--max-semi-space-size=16'];
