#!/bin/sh
# make-bucket.sh: the bucket, and the key by which media and worker may use it and nothing else.
set -eu
read_secret() { cat "/secrets/$1"; }
mc --quiet alias set store "$S3_ENDPOINT" "$(read_secret root-user)" "$(read_secret root-password)"
mc --quiet mb --ignore-existing "store/$S3_BUCKET"
mc --quiet admin policy create store isl-media /make/bucket-policy.json
key=$(read_secret media-access-key)
mc --quiet admin user add store "$key" "$(read_secret media-secret-key)"
# Attached already is an error to mc.
mc --quiet admin policy attach store isl-media --user "$key" 2>/dev/null \
  || mc --quiet admin policy entities store --user "$key" | grep -q isl-media
