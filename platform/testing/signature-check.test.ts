import { expect, test } from 'vitest';
import { isSignedWith } from './signature-check.ts';

/** The examples of AWS: https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
const secret = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
const credential = 'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request';
const host = 'examplebucket.s3.amazonaws.com';
const get = {
  method: 'GET',
  url: '/test.txt',
  headers: {
    host,
    range: 'bytes=0-9',
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-amz-date': '20130524T000000Z',
    authorization: `${credential},SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41`,
  },
};
const put = {
  method: 'PUT',
  url: '/test$file.text',
  headers: {
    date: 'Fri, 24 May 2013 00:00:00 GMT',
    host,
    'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
    'x-amz-date': '20130524T000000Z',
    'x-amz-storage-class': 'REDUCED_REDUNDANCY',
    authorization: `${credential},SignedHeaders=date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class,Signature=98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd`,
  },
};
/** https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html */
const address = {
  method: 'GET',
  url: '/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  headers: { host },
};

test('the published examples are signed with their key, and with no other', () => {
  expect(isSignedWith(secret, get)).toBe(true);
  expect(isSignedWith(secret, put)).toBe(true);
  expect(isSignedWith(secret, address)).toBe(true);
  expect(isSignedWith(secret, { ...address, url: address.url.replace('86400', '86401') })).toBe(false);
  expect(isSignedWith('another', get)).toBe(false);
  expect(isSignedWith(secret, { ...get, url: '/other.txt' })).toBe(false);
  expect(isSignedWith(secret, { ...get, headers: { host } })).toBe(false);
});
