/** A real price list is far smaller. */
const maxBytes = 1_000_000;

type CsvFile = { csv: string } | { problem: 'workbook' | 'too-large' };

/** Reads CSV in the three encodings that spreadsheets use: UTF-8, Windows-1252 and UTF-16 with a BOM. */
export async function readCsvFile(file: File): Promise<CsvFile> {
  if (file.size > maxBytes) return { problem: 'too-large' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  // An .xlsx file is a ZIP archive, an .xls file a compound document.
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    return { problem: 'workbook' };
  }
  if (startsWith(bytes, [0xff, 0xfe])) return { csv: new TextDecoder('utf-16le').decode(bytes) };
  try {
    return { csv: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { csv: new TextDecoder('windows-1252').decode(bytes) };
  }
}

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);
