import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

describe('plainText', () => {
  it.each([
    ['<p>Easy fit, in <strong>linen</strong>.</p><p>Wash cold.</p>', 'Easy fit, in linen.\nWash cold.'],
    ['<ul><li>Side slits</li><li>Pockets</li></ul>', 'Side slits\nPockets'],
    ['Kora &amp; Co &lt;3 &#8377;500 &#x20B9;', 'Kora & Co <3 ₹500 ₹'],
    ['&quot;5 &gt; 4&quot;&nbsp;&apos;', `"5 > 4"\u00a0'`],
    ['a<br>b<br class="x" />c', 'a\nb\nc'],
    ['<h3>Care</h3>Wash cold', 'Care\nWash cold'],
    ['<p>Easy   fit </p><p>Linen</p> <p>Soft</p>', 'Easy fit\nLinen\nSoft'],
    ['<script>alert(1)</script>Soft', 'Soft'],
    ['<script>let a = 1;\nalert(a)</script >Soft', 'Soft'],
    ['Soft<script>alert(1)', 'Soft'],
    ['<style>p{}</style><!-- note -->Soft', 'Soft'],
    ['<!-- a\n<p>b</p> -->Soft', 'Soft'],
    ['Soft<!-- a <p>b', 'Soft'],
    ['Cut off <p', 'Cut off'],
    ['&unknown; &#99999999;', '&unknown; &#99999999;'],
    ['&#1114111; &#1114112; &#x110000;', '\u{10ffff} &#1114112; &#x110000;'],
    ['', ''],
  ])('reads %j as %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });
});
