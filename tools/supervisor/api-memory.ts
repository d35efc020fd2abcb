/**
 * How Node runs the API and its worker: with a heap several times what they need. Left alone, V8 lets garbage lie on a
 * machine with much memory, up to 190 MB of it during one export of the whole shop (bench/results); and whoever plans a
 * container wants to know what it needs at most. The image says the same (docker/Dockerfile).
 */
export const apiMemory = ['--max-old-space-size=256'];
