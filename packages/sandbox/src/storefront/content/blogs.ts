import { createRandom, idOf } from '../../catalogue/random.ts';
import type { Catalogue, CatalogueCollection } from '../../catalogue/types.ts';
import { paragraphs } from '../html.ts';
import type { ContentArticle, ContentBlog } from './types.ts';

const authors = [
  { firstName: 'Meera', lastName: 'Iyer' },
  { firstName: 'Arjun', lastName: 'Khanna' },
  { firstName: 'Lea', lastName: 'Sommer' },
];
const readers = ['Asha', 'Tom', 'Farid'];

/** Builds two blogs with articles about the first collections that have products. */
export function buildBlogs({ collections }: Catalogue): readonly ContentBlog[] {
  const stocked = collections.filter(({ products }) => products.length > 0);
  return [
    blog('journal', 'Journal', stocked.slice(0, 8), ({ title }) => `How we wear ${title}`),
    blog('news', 'News', stocked.slice(8, 12), ({ title }) => `New in ${title}`),
  ];
}

function blog(
  handle: string,
  title: string,
  collections: readonly CatalogueCollection[],
  headline: (collection: CatalogueCollection) => string,
): ContentBlog {
  return {
    id: idOf(`blog/${handle}`),
    handle,
    title,
    articles: collections.map((collection, index) =>
      article({ handle, title }, collection, headline(collection), index),
    ),
  };
}

function article(
  blog: ContentArticle['blog'],
  { handle, title, description, products }: CatalogueCollection,
  headline: string,
  index: number,
): ContentArticle {
  const random = createRandom(`article/${blog.handle}/${handle}`);
  const favourites = products.slice(0, 3).map((product) => product.title);
  const texts = [description, `Our favourites: ${favourites.join(', ')}.`];
  const day = String(28 - index).padStart(2, '0');
  return {
    id: idOf(`article/${blog.handle}/${handle}`),
    handle,
    title: headline,
    excerpt: description,
    text: texts.join(' '),
    contentHtml: paragraphs(...texts),
    tags: [title, blog.title],
    publishedAt: `2026-09-${day}T08:00:00Z`,
    author: random.pick(authors),
    image: products.find(({ images }) => images.length > 0)?.images[0],
    blog,
    comments: readers.slice(0, index % 3).map((name) => ({
      id: idOf(`comment/${handle}/${name}`),
      name,
      text: 'Bought it, kept it.',
    })),
  };
}
