import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';

export const WEBHOOK_SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

interface ReceivedWebhook {
  readonly id: string;
  readonly text: string;
  readonly type: string;
}

/** Starts a system that verifies what it receives, keeps it, and answers with the status that `answer` returns. */
export async function startWebhookReceiver() {
  const receiver = {
    url: '',
    answer: () => 204,
    received: [] as ReceivedWebhook[],
    close: () => void server.close(),
  };
  const server = createServer(async (request, response) => {
    const text = (await request.toArray()).join('');
    const { type } = Object(new Webhook(WEBHOOK_SECRET).verify(text, Object(request.headers)));
    receiver.received.push({ id: String(request.headers['webhook-id']), text, type });
    response.writeHead(receiver.answer()).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  receiver.url = `http://127.0.0.1:${Object(server.address()).port}`;
  return receiver;
}
