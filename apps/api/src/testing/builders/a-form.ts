export interface FormFile {
  name: string;
  content: Buffer;
  type?: string;
  field?: string;
}

const boundary = '----a-form-of-the-tests';

/** A multipart body with its headers. Names are not escaped, however hostile. */
export function aForm(
  files: readonly FormFile[],
  texts: Readonly<Record<string, string>> = {},
): { payload: Buffer; headers: Record<string, string> } {
  const parts = files.flatMap(({ name, content, type = 'application/octet-stream', field = 'files' }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n` +
        `Content-Type: ${type}\r\n\r\n`,
    ),
    content,
    Buffer.from('\r\n'),
  ]);
  const fields = Object.entries(texts).map(([name, text]) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`),
  );
  return {
    payload: Buffer.concat([...fields, ...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

/** A PDF with one empty page, and padding. */
export const aPdf = (fillBytes = 0): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n'),
    Buffer.from(
      '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R>>endobj\n',
    ),
    Buffer.alloc(fillBytes, '%'),
    Buffer.from('\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  ]);
