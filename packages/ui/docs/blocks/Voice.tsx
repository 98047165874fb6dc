import { ERROR_MESSAGES } from '@naap/api-clients';
import { m } from '@naap/messages';
import { Button } from '../../src/components/Button/index.ts';
import { EmptyState } from '../../src/components/EmptyState/index.ts';
import { ErrorState } from '../../src/components/ErrorState/index.ts';
import { TextField } from '../../src/components/TextField/index.ts';
import { quiet } from './Block.css.ts';
import { Block } from './Block.tsx';
import { example, examples } from './Voice.css.ts';

/** Shows error messages of the screens: each says what happened and what to do. */
export function ErrorTexts() {
  return (
    <Block>
      <div className={examples}>
        <div className={example}>
          <ErrorState
            level={3}
            title={m.cart_error_title()}
            message={ERROR_MESSAGES.backend.getCart}
            retryLabel={m.site_retry()}
            onRetry={() => {}}
          />
        </div>
        <div className={example}>
          <TextField
            label={m.address_form_name_label()}
            value=""
            onValueChange={() => {}}
            error={m.address_form_name_error_missing()}
          />
          <p className={quiet}>The error stands beside its field, and the input is kept.</p>
        </div>
      </div>
    </Block>
  );
}

export function EmptyTexts() {
  return (
    <Block>
      <div className={examples}>
        <div className={example}>
          <EmptyState
            level={3}
            title={m.cart_empty_title()}
            description={m.cart_empty_text()}
            action={<Button label={m.cart_continue_shopping()} emphasis="outline" size="medium" />}
          />
        </div>
        <div className={example}>
          <EmptyState
            level={3}
            title={m.product_list_empty_filtered_title()}
            description={m.product_list_empty_filtered_help()}
            action={
              <Button label={m.product_list_empty_filtered_action()} emphasis="outline" size="medium" />
            }
          />
        </div>
      </div>
    </Block>
  );
}

/** Shows disabled buttons with the reason beside them. */
export function DisabledTexts() {
  return (
    <Block>
      <div className={examples}>
        {[
          { label: m.checkout_place(), reason: m.checkout_reason_address(), id: 'voice-place' },
          { label: m.sign_in_phone_send(), reason: m.sign_in_phone_incomplete(), id: 'voice-send' },
        ].map(({ label, reason, id }) => (
          <div key={id} className={example}>
            <Button label={label} size="large" width="full" disabled describedBy={id} />
            <p className={quiet} id={id}>
              {reason}
            </p>
          </div>
        ))}
      </div>
    </Block>
  );
}
