{{- define "isl.environment" -}}
{{- $ := . -}}
{{- $python := has .part (list "emotion" "signs" "rewriter") -}}
{{- $env := dict
  "HOST" "0.0.0.0"
  "PORT" (include "isl.port" . | trim)
  "OPS_HOST" "0.0.0.0"
  "OPS_PORT" "9090"
  "LOG_LEVEL" "info"
-}}
{{- if has .part (list "content" "media" "signkit" "emotion" "signs" "rewriter") }}
{{- $_ := set $env "AUTH_JWKS_URL" "http://gateway:8080/.well-known/jwks.json" }}
{{- end }}
{{- if has .part (list "gateway" "content" "media" "worker") }}
{{- $_ := set $env "MONGODB_URL_FILE" "/secrets/mongodb-url" }}
{{- end }}
{{- if has .part (list "media" "worker") }}
{{- $_ := set $env "S3_ACCESS_KEY_FILE" "/secrets/s3-access-key" }}
{{- $_ := set $env "S3_SECRET_KEY_FILE" "/secrets/s3-secret-key" }}
{{- $_ := set $env "S3_ENDPOINT" .Values.stores.s3.endpoint }}
{{- $_ := set $env "S3_BUCKET" .Values.stores.s3.bucket }}
{{- $_ := set $env "S3_REGION" .Values.stores.s3.region }}
{{- end }}
{{- if eq .part "worker" }}
{{- $_ := set $env "WORKER_DIR" "/work" }}
{{- end }}
{{- if has .part (list "emotion" "signs" "rewriter") }}
{{- $_ := set $env "TRUSTED_PROXIES" (join "," .Values.ingress.trustedNetworks) }}
{{- end }}
{{- if has .part (list "gateway" "content" "media" "signkit" "emotion" "signs" "rewriter") }}
{{- $_ := set $env "DRAIN_SECONDS" (.Values.drainSeconds | toString) }}
{{- end }}
{{- if has .part (list "emotion" "signs") }}
{{- $_ := set $env "MOVE_SECONDS" (.Values.moveSeconds | toString) }}
{{- end }}
{{- if eq .part "signs" }}
{{- $_ := set $env "COPIES_NAME" "signs-copies" }}
{{- $_ := set $env "SIGNS_INDEX_DIR" "/index" }}
{{- end }}
{{- if has .part (list "signkit" "emotion" "signs") }}
{{- $origins := list (include "isl.url" (dict "root" $ "part" "gateway")) }}
{{- if eq .part "signs" }}
{{- /* Practice before the camera opens the socket from sign-kit's own page. */}}
{{- $origins = append $origins (include "isl.url" (dict "root" $ "part" "signkit")) }}
{{- end }}
{{- $_ := set $env "WEB_ORIGINS" (join "," $origins) }}
{{- end }}
{{- if has .part (list "gateway" "signkit") }}
{{- $_ := set $env "PUBLIC_SIGNS_URL" (include "isl.url" (dict "root" $ "part" "signs")) }}
{{- end }}
{{- if eq .part "gateway" }}
{{- $_ := set $env "PUBLIC_URL" (include "isl.url" (dict "root" $ "part" "gateway")) }}
{{- $_ := set $env "PUBLIC_EMOTION_URL" (include "isl.url" (dict "root" $ "part" "emotion")) }}
{{- $_ := set $env "PUBLIC_SIGNKIT_URL" (include "isl.url" (dict "root" $ "part" "signkit")) }}
{{- $_ := set $env "CONTENT_URL" "http://content:8081" }}
{{- $_ := set $env "MEDIA_URL" "http://media:8082" }}
{{- $_ := set $env "REWRITER_URL" "http://rewriter:8092" }}
{{- $copies := list }}
{{- range $name := list "gateway" "content" "media" "signkit" "emotion" "signs" "rewriter" }}
{{- $copies = append $copies (printf "%s=http://%s-copies:%s" $name $name (include "isl.port" (merge (dict "part" $name) $) | trim)) }}
{{- end }}
{{- $_ := set $env "STATE_URLS" (join "," $copies) }}
{{- $_ := set $env "JWT_KEYS_FILE" "/secrets/jwt-keys.json" }}
{{- $_ := set $env "DEMO_PASSWORD_FILE" "/secrets/demo-password" }}
{{- $_ := set $env "TRUST_PROXY" (join "," .Values.ingress.trustedNetworks) }}
{{- end }}
{{- if and .Values.tracing.endpoint (has .part (list "gateway" "content" "media" "worker" "emotion" "signs" "rewriter")) }}
{{- $_ := set $env "OTEL_EXPORTER_OTLP_ENDPOINT" .Values.tracing.endpoint }}
{{- $_ := set $env "OTEL_TRACES_SAMPLER_ARG" (.Values.tracing.share | toString) }}
{{- if has .part (list "emotion" "signs") }}
{{- $_ := set $env "FRAME_TRACES_EACH" (.Values.tracing.framesEach | toString) }}
{{- end }}
{{- end }}
{{- if and .Values.push.enabled (eq .part "content") }}
{{- $_ := set $env "VAPID_KEYS_FILE" "/secrets/vapid-keys.json" }}
{{- $_ := set $env "PUSH_CONTACT" .Values.push.contact }}
{{- end }}
{{- range $name, $value := get .Values.env .part }}
{{- $_ := set $env $name ($value | toString) }}
{{- end }}
{{- range $name, $value := $env }}
- name: {{ $name }}
  value: {{ $value | quote }}
{{- end }}
{{- end }}
