import { open } from 'node:fs/promises';

/** How a PDF begins, and what stands near its end. */
const beginning = /^%PDF-[12]\.\d/;
const end = '%%EOF';
const lookedAt = 2_048;

/** Whether a file of ours is a PDF, and a whole one. */
export async function isWholePdf(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const read = async (from: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(lookedAt), 0, lookedAt, from);
      return buffer.toString('latin1', 0, bytesRead);
    };
    return beginning.test(await read(0)) && (await read(Math.max(0, size - lookedAt))).includes(end);
  } finally {
    await file.close();
  }
}
