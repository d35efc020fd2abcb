/** A list of prices is short; what is longer is another file. */
const mostBytes = 1_000_000;

type ListFile = { csv: string } | { problem: 'workbook' | 'too-large' };

/**
 * Reads a file that a spreadsheet has saved as CSV, in whichever of their three usual encodings: UTF-8, that of Windows
 * in western Europe, or UTF-16 with its mark.
 */
export async function readListFile(file: File): Promise<ListFile> {
  if (file.size > mostBytes) return { problem: 'too-large' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  // A workbook is a ZIP archive, an old one a compound document.
  if (begins(bytes, [0x50, 0x4b, 0x03, 0x04]) || begins(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    return { problem: 'workbook' };
  }
  if (begins(bytes, [0xff, 0xfe])) return { csv: new TextDecoder('utf-16le').decode(bytes) };
  try {
    return { csv: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { csv: new TextDecoder('windows-1252').decode(bytes) };
  }
}

const begins = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);
