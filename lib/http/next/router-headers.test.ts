import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { removeRouterHeaders } from './router-headers';

it('leaves nothing by which Next would answer in the format of its router', () => {
  const request = new IncomingMessage(new Socket());
  request.headers = {
    accept: 'text/html',
    rsc: '1',
    'next-router-state-tree': 'garbage',
    'next-router-prefetch': '1',
    'next-router-segment-prefetch': '/_tree',
    'next-url': '/',
  };
  removeRouterHeaders(request);
  expect(request.headers).toEqual({ accept: 'text/html' });
});
