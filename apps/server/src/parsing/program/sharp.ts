import sharp from 'sharp';

// One picture at a time, and nothing of one that is there for the next: a bad one is not to be met again.
sharp.concurrency(1);
sharp.cache(false);
// Of all that libvips can read, this is what is read here.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
    'VipsForeignLoadSvg',
  ],
});

export { sharp };
