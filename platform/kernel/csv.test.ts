import { expect, it } from 'vitest';
import { csvLine } from './csv.ts';

it.each<[string[], string]>([
  [['id', 'amount', ''], 'id,amount,\r\n'],
  [['a,b', 'he said "no"', 'two\r\nlines'], '"a,b","he said ""no""","two\r\nlines"\r\n'],
  [['-12.50', '0', '007'], '-12.50,0,007\r\n'],
  [['=1+1', '+49 30', '-1-1', '@sum(a1)', '\tx', '\rx'], `'=1+1,'+49 30,'-1-1,'@sum(a1),'\tx,"'\rx"\r\n`],
  [['\n=1', '＝1+1', '＋1', '－1', '＠sum(a1)'], `"'\n=1",'＝1+1,'＋1,'－1,'＠sum(a1)\r\n`],
  [['=a,"b"'], '"\'=a,""b"""\r\n'],
  [['карта', 'کارت'], 'карта,کارت\r\n'],
])('writes %j so that it is read again and never run', (cells, line) => {
  expect(csvLine(cells)).toBe(line);
});
