/** What visitors with bad intentions type, by what it aims at. */
export const MARKUP = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'><svg/onload=alert(1)>",
  '<a href="javascript:alert(1)">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '</td></table><style>*{display:none}</style>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<math><mtext></mtext><script>alert(1)</script></math>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<ScRiPt >alert(1)</sCrIpT >',
  '<img src=x onerror=&#97;lert(1)>',
  '{{constructor.constructor("alert(1)")()}}',
  '</title><script>alert(1)</script>',
  '\u2028<script>alert(1)</script>\u2029',
] as const;

export const HEADERS = [
  'Åsa\r\nBcc: victim@example.net',
  'Åsa\nTo: victim@example.net',
  'Åsa\rCc: victim@example.net',
  'Åsa\u2028Bcc: victim@example.net',
  'Åsa\u0000\u0008\u001b[31m',
  'Åsa\u0085Bcc: victim@example.net',
  '=?utf-8?Q?=0D=0ABcc:_victim@example.net?=',
] as const;

export const ADDRESSES = [
  'asa@exempel.se\r\nBcc: victim@example.net',
  'asa@exempel.se, victim@example.net',
  'asa@exempel.se;victim@example.net',
  '"Åsa" <victim@example.net>',
  'Åsa <asa@exempel.se>',
  '@exempel.se',
  'asa@',
  'asa@localhost',
  'åsa@exempel.se',
  'asa..b@exempel.se',
  '.asa@exempel.se',
  'asa@exempel..se',
  'asa@-exempel.se',
  'asa@[127.0.0.1]',
  'asa exempel.se',
] as const;

export const EXPRESSIONS = [
  "' OR '1'='1",
  "'; DROP TABLE chat; --",
  '{"$gt":""}',
  '{"$ne":null}',
  ':pk = :pk OR attribute_exists(pk)',
  '#name',
  'm#00000000000000#0#x',
  's#abc',
  '$(touch /tmp/x)',
  '`id`',
  '../../../../etc/passwd',
  '%00',
  '${7*7}',
  '{{7*7}}',
  '__proto__',
  'constructor',
] as const;
