import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

describe('plainText', () => {
  it.each([
    ['<p>Easy fit, in <strong>linen</strong>.</p><p>Wash cold.</p>', 'Easy fit, in linen.\nWash cold.'],
    ['<ul><li>Side slits</li><li>Pockets</li></ul>', 'Side slits\nPockets'],
    ['Kora &amp; Co &lt;3 &#8377;500 &#x20B9;', 'Kora & Co <3 ₹500 ₹'],
    ['a<br>b', 'a\nb'],
    ['<script>alert(1)</script>Soft', 'Soft'],
    ['<style>p{}</style><!-- note -->Soft', 'Soft'],
    ['Cut off <p', 'Cut off'],
    ['&unknown; &#99999999;', '&unknown; &#99999999;'],
    ['', ''],
  ])('reads %j as %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });
});
