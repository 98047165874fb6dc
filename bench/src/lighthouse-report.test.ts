import { describe, expect, it } from 'vitest';
import { failedAudits, type LighthouseReport, loadMetrics, scriptUrls } from './lighthouse-report.ts';

const origin = 'http://localhost:1';
const report: LighthouseReport = {
  requestedUrl: `${origin}/`,
  categories: {
    performance: { score: 0.985, auditRefs: [{ id: 'total-blocking-time', weight: 30 }] },
    accessibility: { score: 1, auditRefs: [{ id: 'color-contrast', weight: 7 }] },
    'best-practices': {
      score: 0.96,
      auditRefs: [
        { id: 'errors-in-console', weight: 1 },
        { id: 'js-libraries', weight: 0 },
      ],
    },
    seo: { score: 0.92, auditRefs: [{ id: 'hreflang', weight: 1 }] },
  },
  audits: {
    'largest-contentful-paint': { score: 0.9, numericValue: 2100.5 },
    'first-contentful-paint': { score: 0.9, numericValue: 1200 },
    'total-blocking-time': { score: 0.9, numericValue: 17 },
    'cumulative-layout-shift': { score: 1, numericValue: 0.003 },
    'color-contrast': { score: 1 },
    'errors-in-console': { score: 0 },
    'js-libraries': { score: 0 },
    hreflang: { score: null },
    'network-requests': {
      score: 1,
      details: {
        items: [
          { url: `${origin}/`, transferSize: 4000, resourceType: 'Document', mimeType: 'text/html' },
          { url: `${origin}/main.js`, transferSize: 60_000, resourceType: 'Script' },
          { url: `${origin}/next.js`, transferSize: 900, resourceType: 'Other', mimeType: 'text/javascript' },
          { url: `${origin}/shirt.webp`, transferSize: 5100, resourceType: 'Image', mimeType: 'image/webp' },
          { url: 'data:image/png;base64,AAAA', transferSize: 0, resourceType: 'Image' },
          { url: `${origin}/failed.png`, resourceType: 'Image' },
        ],
      },
    },
  },
};

describe('the report of Lighthouse', () => {
  it('gives times, scores from 0 to 100, and what the network sent', () => {
    expect(loadMetrics(report)).toEqual({
      lcp: 2100.5,
      fcp: 1200,
      tbt: 17,
      cls: 0.003,
      performance: 99,
      accessibility: 100,
      bestPractices: 96,
      seo: 92,
      transfer: 70,
      requests: 5,
    });
  });

  it('gives the scripts, also those that are only preloaded', () => {
    expect(scriptUrls(report)).toEqual([`${origin}/main.js`, `${origin}/next.js`]);
  });

  it('gives the audits that lower a score', () => {
    expect(failedAudits(report)).toEqual(['errors-in-console']);
  });

  it('is incomplete without a metric, a score or the requests', () => {
    const { 'total-blocking-time': _, ...audits } = report.audits;
    expect(() => loadMetrics({ ...report, audits })).toThrow(/no total-blocking-time for http/);
    const categories = { ...report.categories, seo: { score: null, auditRefs: [] } };
    expect(() => loadMetrics({ ...report, categories })).toThrow(/no score for seo of http/);
    expect(() => scriptUrls({ ...report, audits: {} })).toThrow('no network requests');
  });
});
