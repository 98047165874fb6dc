/** The image of link previews of pages without an image of their own: its path, and its size in px. */
export const previewPicture = { path: '/preview.jpg', width: 1200, height: 630 } as const;
