import { describe, expect, test } from 'vitest';
import { readHtml } from '../../build/check/read-html';

describe('what a document refers to', () => {
  test('is each link of the site and each anchor, in order, and nothing outside it', () => {
    const { pages, addresses } = readHtml(
      '<a href="/portfolio">a</a><a class="x" href="/b#c">b</a><a href="#d">c</a>' +
        '<a href="https://elsewhere.example/">d</a><a href="mailto:a@b.example">e</a>' +
        '<link href="/favicon.svg"/>',
    );
    expect(pages).toEqual(['/portfolio', '/b#c']);
    expect(addresses).toEqual(['#d']);
  });

  test('does not take a link into another protocol’s host for one of the site', () => {
    const { pages, addresses } = readHtml('<a href="//elsewhere.example/x">a</a>');
    expect([...pages, ...addresses]).toEqual([]);
  });

  test('tells pages, of which each shell has its own, from files and pages in a certain language', () => {
    const { pages, addresses } = readHtml(
      '<a href="/a">a</a><a href="/b.pdf">b</a><a href="/" hrefLang="sv">c</a><img src="/d" alt="d">',
    );
    expect(pages).toEqual(['/a']);
    expect(addresses).toEqual(['/b.pdf', '/', '/d']);
  });

  test('takes files by name and addresses of this machine for links of the site, which lead nowhere', () => {
    const links = ['2.sv.md', '../a', 'http://127.0.0.1:4173/a', 'https://localhost/a'];
    const html = links.map((link) => `<a href="${link}">a</a>`).join('');
    expect(readHtml(html).addresses).toEqual(links);
    expect(readHtml('<a href="https://localhost.example/">a</a><a>b</a>').addresses).toEqual([]);
  });

  test('holds links that an author wrote as HTML', () => {
    expect(readHtml("<a href='/portfolio'>a</a>").pages).toEqual(['/portfolio']);
    expect(readHtml('<a\nhref="/portfolio">a</a>').pages).toEqual(['/portfolio']);
  });
});

describe('what a document offers', () => {
  test('is the id of every element, links included', () => {
    const html =
      '<h2 id="a">x</h2><a id="b" href="/x">y</a><a href="/x" id="c">z</a><img id="d"><aside id="e"></aside>';
    expect(readHtml(html).anchors).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('is not what only looks like an id', () => {
    expect(readHtml('<div data-id="a"></div>').anchors).toEqual([]);
  });
});

describe('a picture without alternative text', () => {
  test('is told by its address', () => {
    const html = '<img src="/a.jpg"><img src="/b.jpg" alt=""><img src="/c.jpg" alt="words">';
    expect(readHtml(html).withoutAlt).toEqual(['/a.jpg', '/b.jpg']);
  });

  test('is well where words beside it say all there is to say', () => {
    expect(readHtml('<img src="/a.jpg" alt="" aria-hidden="true">').withoutAlt).toEqual([]);
  });

  test('is told wherever its attributes stand', () => {
    expect(readHtml('<img alt="x" src="/a.jpg"><img width="1" src="/b.jpg">').withoutAlt).toEqual([
      '/b.jpg',
    ]);
  });
});
