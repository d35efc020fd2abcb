import { paths } from '@app/contracts';

/** Swagger UI without inline scripts or styles, so that the strictest policy can stand (D45). */
export const docsPage = `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>API of the vanity top shop</title>
    <link rel="stylesheet" href="${paths.docs}/swagger-ui.css">
    <link rel="icon" href="${paths.docs}/favicon-32x32.png">
  </head>
  <body>
    <main id="swagger-ui"></main>
    <script src="${paths.docs}/swagger-ui-bundle.js"></script>
    <script src="${paths.docs}/start.js"></script>
  </body>
</html>
`;

export const docsScript = `SwaggerUIBundle({ url: '${paths.openApi}', dom_id: '#swagger-ui', deepLinking: true });\n`;

/** Swagger UI draws its icons from data: addresses and reads the document from its own origin. */
export const docsPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');
