/** Real price lists and bank statements are far smaller. */
const maxBytes = 1_000_000;

type TextFile = { text: string } | { problem: 'workbook' | 'too-large' };

/** Reads text in the three encodings that spreadsheets use: UTF-8, Windows-1252 and UTF-16 with a BOM. */
export async function readTextFile(file: File): Promise<TextFile> {
  if (file.size > maxBytes) return { problem: 'too-large' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  // An .xlsx file is a ZIP archive, an .xls file a compound document.
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    return { problem: 'workbook' };
  }
  if (startsWith(bytes, [0xff, 0xfe])) return { text: new TextDecoder('utf-16le').decode(bytes) };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes) };
  }
}

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);
