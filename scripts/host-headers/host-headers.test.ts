import { describe, expect, it } from 'vitest';
import { caddySnippet } from './caddy.ts';
import { netlifyHeaders } from './netlify.ts';
import { nginxHeaders, nginxMaps } from './nginx.ts';
import { parseHeaders, valueAt } from './rules.ts';

const text = `# A comment
/*
  Cache-Control: no-cache
  X-Frame-Options: DENY
  Permissions-Policy: camera=()

/terms
  ! Cache-Control
  Cache-Control: max-age=60

/pictures/*
  ! Cache-Control
  Cache-Control: immutable

/pictures/first.svg
  ! Cache-Control
  Cache-Control: max-age=1
  Access-Control-Allow-Origin: *

/part.js
  ! Permissions-Policy
`;
const headers = parseHeaders(text);
const [cache, frame, permissions, origin] = headers;

describe('the rules of _headers', () => {
  it('tell for each header what it says and where it says something else', () => {
    expect(frame).toEqual({ name: 'X-Frame-Options', value: 'DENY', exceptions: [] });
    expect(permissions?.exceptions).toEqual([{ path: '/part.js', value: '' }]);
    expect(cache?.value).toBe('no-cache');
    expect(cache?.exceptions.map(({ path }) => path)).toEqual([
      '/terms',
      '/pictures/first.svg',
      '/pictures/*',
    ]);
    expect(origin).toMatchObject({ value: '', exceptions: [{ value: '*' }] });
  });

  it('let an exact path win over a pattern, and a pattern over all', () => {
    if (!cache) throw new Error('There is no such header.');
    const values = ['/pictures/first.svg', '/pictures/second.svg', '/'].map((path) =>
      valueAt(cache, path),
    );
    expect(values).toEqual(['max-age=1', 'immutable', 'no-cache']);
  });

  it('hold nothing that cannot be understood', () => {
    expect(() => parseHeaders('/*\n  Nonsense')).toThrow('no rule: Nonsense');
  });
});

describe('the same in the words of', () => {
  it('nginx: a map where the value depends on the path', () => {
    const maps = nginxMaps(headers);
    expect(maps).toContain('map $site_path $site_cache_control {\n  default "no-cache";');
    expect(maps).toContain('"~^/pictures/first\\.svg$" "max-age=1";');
    expect(maps.indexOf('first')).toBeLessThan(maps.indexOf('"~^/pictures/" "immutable";'));
    expect(maps).toContain('"~^/part\\.js$" "";');
    expect(maps).not.toContain('DENY');
    expect(nginxHeaders(headers)).toContain(
      'add_header Cache-Control $site_cache_control always;\nadd_header X-Frame-Options "DENY" always;',
    );
  });

  it('Caddy: the same, and no header where there is no value', () => {
    const snippet = caddySnippet(headers);
    expect(snippet).toContain('\t\t~^/pictures/ `immutable`\n\t\tdefault `no-cache`');
    expect(snippet).toContain('@site_access_control_allow_origin expression');
    expect(snippet).toContain('\theader X-Frame-Options `DENY`');
  });

  it('Netlify: no header by two rules for one path', () => {
    const file = netlifyHeaders(headers, ['/', '/terms', '/pictures/first.svg', '/part.js']);
    expect(file).toBe(`/*
  X-Frame-Options: DENY

/
  Cache-Control: no-cache
  Permissions-Policy: camera=()

/terms
  Cache-Control: max-age=60
  Permissions-Policy: camera=()

/pictures/first.svg
  Cache-Control: max-age=1
  Permissions-Policy: camera=()
  Access-Control-Allow-Origin: *

/part.js
  Cache-Control: no-cache
`);
  });

  it('none of them where a value would be read as something else', () => {
    const odd = (value: string) => [{ name: 'A', value, exceptions: [] }];
    expect(() => nginxHeaders(odd('$host'))).toThrow('variable');
    expect(() => caddySnippet(odd('{host}'))).toThrow('Caddy');
    expect(nginxHeaders(odd('a "b" \\c'))).toBe('add_header A "a \\"b\\" \\\\c" always;\n');
  });
});
